/** Base URL of the API from `VITE_API_URL` at build time. Undefined means this site's own server. */
export const apiUrl: string | undefined = import.meta.env.VITE_API_URL;
