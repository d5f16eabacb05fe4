/** The admin account of the journeys' server. */
export const adminEmail = 'journeys.admin@mail.example';
export const adminPassword = 'Harmattan!Kite79';
