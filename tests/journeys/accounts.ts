/** The admin that the journeys' server is started with. */
export const adminEmail = 'journeys.admin@mail.example';
export const adminPassword = 'Harmattan!Kite79';
