/** An error in the browser's console: its text, and the address that it is about or comes from. */
export interface ConsoleError {
  readonly text: string;
  readonly url: string;
}

interface ExpectedError {
  readonly text: RegExp;
  readonly url: RegExp;
  readonly reason: string;
}

/** Errors in the console that belong to what a story shows. */
const expected: readonly ExpectedError[] = [
  {
    text: /^Failed to load resource: the server responded with a status of (400|401|403|404|409|422|429|500|502|503) /,
    url: /^http:\/\/127\.0\.0\.1:\d+\/api\//,
    reason:
      'The browser reports every refusal of the provider, and the story shows one. A call without a handler fails the story itself.',
  },
  {
    text: /^(Failed to load resource|request failed): net::ERR_FAILED$/,
    url: /^http:\/\/127\.0\.0\.1:\d+\/api\//,
    reason: 'The handlers of the story let the connection fail: it shows what happens then.',
  },
  {
    text: /^Failed to load resource: the server responded with a status of 404 /,
    url: /^http:\/\/127\.0\.0\.1:\d+\/uploads\/proof_of_payment\//,
    reason: 'The handlers of the story have no such receipt: it shows what stands in its place.',
  },
];

/** Whether an error in the console belongs to what a story shows. */
export const isExpected = ({ text, url }: ConsoleError): boolean =>
  expected.some((error) => error.text.test(text) && error.url.test(url));
