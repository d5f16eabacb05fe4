/** Base URL of the API, set at build time by `VITE_API_URL`. Undefined means this site's own server. */
export const apiUrl: string | undefined = import.meta.env.VITE_API_URL;
