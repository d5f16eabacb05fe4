export const adminEmail = 'journeys.admin@mail.example';
export const adminPassword = 'Harmattan!Kite79';
