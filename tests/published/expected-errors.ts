/** With the URL that it concerns or that logged it. */
export interface ConsoleError {
  readonly text: string;
  readonly url: string;
}

interface ExpectedError {
  readonly text: RegExp;
  readonly url: RegExp;
  readonly reason: string;
}

/** Caused by stories on purpose. */
const expected: readonly ExpectedError[] = [
  {
    text: /^Failed to load resource: the server responded with a status of (400|401|403|404|409|422|429|500|502|503) /,
    url: /^http:\/\/127\.0\.0\.1:\d+\/api\//,
    reason:
      'The browser logs every error response of the API, and the story shows one. A request without a handler fails the story itself.',
  },
  {
    text: /^(Failed to load resource|request failed): net::ERR_FAILED$/,
    url: /^http:\/\/127\.0\.0\.1:\d+\/api\//,
    reason: 'The handlers of the story simulate a network error.',
  },
  {
    text: /^Failed to load resource: the server responded with a status of 404 /,
    url: /^(http:\/\/127\.0\.0\.1:\d+|https:\/\/provider\.example\/v1)\/uploads\/proof_of_payment\//,
    reason:
      'The handlers of the story have no such receipt, because it shows the placeholder for a missing one.',
  },
  {
    text: /^ApiError: This application draft was not found\. It may have been submitted already\./,
    url: /\/assets\/client-[^/]+\.js$/,
    reason:
      'On a busy machine, the flow submits the application while its draft is being saved. The app logs the failed save; nothing is lost by it.',
  },
];

export const isExpected = ({ text, url }: ConsoleError): boolean =>
  expected.some((error) => error.text.test(text) && error.url.test(url));
