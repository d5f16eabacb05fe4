/**
 * Loads the data of a page that the visitor navigates to. If the request fails, the error is logged and the data is null, so that the page can
 * offer to try again; the error page is not shown.
 */
export async function loadOrLog<Data>(load: () => Promise<Data>, signal: AbortSignal): Promise<Data | null> {
  try {
    return await load();
  } catch (error) {
    // Leaving before the response is no failure.
    if (signal.aborted) throw error;
    // biome-ignore lint/suspicious/noConsole: failures are logged (S-8.13).
    console.error(error);
    return null;
  }
}
