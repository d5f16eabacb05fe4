/** Addresses of the views of My Applications. */
export const applicationPaths = {
  form: '/dashboard/application?view=form',
  read: (id: number) => `/dashboard/application?view=read&id=${id}`,
} as const;
