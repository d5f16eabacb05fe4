/** The address of the provider that the build names (`VITE_API_URL`); undefined: this site's own server. */
export const apiUrl: string | undefined = import.meta.env.VITE_API_URL;
