/** Why a picture was not stored: no connection, a server error, or a refusal that may pass, with the server's message. */
export type ProofFailure =
  | { readonly kind: 'connection' | 'server' }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** A proof of payment that is stored on the server. */
export interface StoredProof {
  /** When it was stored, a UTC ISO time. */
  readonly at: string;
  /** File name on the server. */
  readonly file: string;
  /** Name of the file as it was chosen, if it was sent from this device. */
  readonly name?: string | undefined;
  /** The picture, if it was sent from this device, so that it is not downloaded for the preview. */
  readonly picture?: Blob | undefined;
}

/** A picture that was chosen and is not stored yet. */
export interface ChosenProof {
  /** Name of the file as it was chosen. */
  readonly name: string;
  /** The picture as it is or will be sent. */
  readonly picture: Blob;
  readonly progress: /** It is made smaller. */
    | { readonly status: 'shrinking' }
    /** Bytes sent and to send. */
    | { readonly status: 'sending'; readonly sent: number; readonly total: number }
    /** It was not stored. It is sent with the application, or again. */
    | { readonly status: 'failed'; readonly cause: ProofFailure }
    /** It is sent with the submission. */
    | { readonly status: 'waiting' }
    /** It is part of a submission. */
    | { readonly status: 'submitting' };
}

/** State of a proof of payment that is uploaded as soon as it is chosen. */
export interface ProofState {
  /** The proof on the server. */
  readonly stored: StoredProof | undefined;
  /** The picture that replaces it. */
  readonly chosen: ChosenProof | undefined;
  /** Why the last file can't be used, or why the stored proof could not be removed. */
  readonly problem: string | undefined;
}
