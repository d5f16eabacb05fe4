/** Texts of the admin's bell (S-2.64, S-12.140). */
export const adminNotifications = {
  title: 'Notifications',
  empty: 'Nothing is waiting',
  loading: 'Loading notifications',
  failed: 'Notifications could not be loaded',
} as const;
