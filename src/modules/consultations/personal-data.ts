import type { Consultation } from './ports.ts';

/** Requests for consultations as personal data. */
export interface ConsultationData {
  /** Up to `limit` requests of a user that follow `after`, oldest first. */
  ofUser(userId: string, limit: number, after?: Consultation): Promise<Consultation[]>;
  /** Removes up to `limit` requests of a user, or of all people from before an instant, and returns their ids. */
  erase(selection: { readonly userId: string } | { readonly requestedBefore: Date }, limit: number): Promise<string[]>;
}
