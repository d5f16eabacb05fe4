/** Found by a rule of the contract or by the server. */
export interface FormProblems {
  /** Message shown above the form. Absent if the messages at the fields are sufficient. */
  readonly message?: string | undefined;
  /** Messages by field, under the contract's field names. */
  readonly fields: Readonly<Record<string, string>>;
}
