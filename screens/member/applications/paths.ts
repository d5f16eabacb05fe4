/** Addresses of the views of My Applications. */
export const applicationPaths = {
  form: '/dashboard/application?view=form',
  answer: (id: number) => `/dashboard/application?view=answer&id=${id}`,
  read: (id: number) => `/dashboard/application?view=read&id=${id}`,
} as const;
