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
  /** All notes about a client, the earliest first; their number is bounded where they are added. */
  ofClient(clientId: string): Promise<ClientNote[]>;
  /** Erases all notes about a client. */
  erase(clientId: string): Promise<void>;
}
