/** Error messages come from the contract. */
export interface SecondFactorSettingsLabels {
  /** Explains a second factor, while there is none. */
  off: string;
  /** Says since when it is on, and how many recovery codes are left: `(since, left) => 'On since 6 May 2026 …'`. */
  on: (since: string, left: number) => string;
  /** Label of the password: 'Your password'. */
  password: string;
  /** Accessible name of the button that shows it. */
  showPassword: string;
  /** Text of the button that starts setting up: 'Set up'. */
  start: string;
  /** What to do with the QR code. */
  scan: string;
  /** Accessible name of the QR code. */
  qrCode: string;
  /** Shown instead of a code that could not be drawn: 'The code could not be drawn'. */
  qrUnavailable: string;
  /** Label of the secret to type by hand: 'Or type this key'. */
  secret: string;
  /** Label of the code: 'Code'. */
  code: string;
  codeHelp: string;
  /** Text of the button that turns it on: 'Turn on'. */
  confirm: string;
  /** Text of the button that gives up: 'Cancel'. */
  cancel: string;
  /** Heading of the recovery codes: 'Your recovery codes'. */
  codes: string;
  /** Explains the recovery codes. */
  codesText: string;
  /** Texts of the button that copies them. */
  copy: { readonly label: string; readonly copied: string; readonly failed: string };
  /** Text of the button that hides them: 'I have saved them'. */
  kept: string;
  /** Heading of the form that removes it: 'Remove the second factor'. */
  remove: string;
  removeCodeHelp: string;
  /** Text of the button that removes it: 'Remove'. */
  removeSubmit: string;
  /** Shown above a form when its script can't be loaded. */
  unavailable: string;
}
