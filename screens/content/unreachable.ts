/** Message of a form that could not reach the server, for forms of which nothing was sent. */
export const unreachable = 'The server could not be reached. Check your connection and try again.';
