import { ApiError } from '../../api/error.ts';

const NOT_THEIRS: readonly number[] = [401, 404];

/** What only the customer of an order may read; null for everybody else. */
export async function onlyToOwner<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && NOT_THEIRS.includes(error.status)) return null;
    throw error;
  }
}
