/** What somebody of the staff wrote about a client. */
export interface ClientNote {
  readonly id: string;
  readonly clientId: string;
  readonly authorId: string;
  readonly at: Date;
  readonly text: string;
}

/** What the staff wrote about a client, as personal data of the client. */
export interface ClientNoteData {
  /** All notes about a client, the earliest first; there are at most `MOST_NOTES`. */
  ofClient(clientId: string): Promise<ClientNote[]>;
  erase(clientId: string): Promise<void>;
}
