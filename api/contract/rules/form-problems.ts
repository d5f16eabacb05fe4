/** What is wrong with a form that was sent, be it found by a rule of the contract or by the server. */
export interface FormProblems {
  /** The text over the form. Absent where the texts at the fields say it all. */
  readonly message?: string | undefined;
  /** Texts by field, under the names that the contract gives them. */
  readonly fields: Readonly<Record<string, string>>;
}
