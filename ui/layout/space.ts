/** Steps of the 4 px spacing scale, named like their tokens (`--space-6` is six steps, 24 px). */
export type Space = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16' | '20' | '24';
