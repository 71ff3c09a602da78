import type { Report } from './report.ts';

/** Reports as personal data: what they tell, and what is seen in their pictures. */
export interface ReportData {
  /** The sent reports of these orders. */
  ofOrders(orderIds: readonly string[]): Promise<Report[]>;
  /** Deletes the reports of these orders with their pictures. */
  erase(orderIds: readonly string[]): Promise<void>;
}
