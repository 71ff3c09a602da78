import { CompiledQuery } from 'kysely';
import type { Queries } from '../tables/entities.ts';

/** A migration of before the baseline. What `addSql` was given runs when `up` has ended. */
export abstract class Migration {
  abstract readonly name: string;
  #queries: Queries | undefined;
  readonly #statements: string[] = [];

  abstract up(): void | Promise<void>;

  protected addSql(statement: string): void {
    this.#statements.push(statement);
  }

  protected async execute(statement: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    if (!this.#queries) throw new Error(`${this.name} runs within a transaction`);
    return (await this.#queries.executeQuery(CompiledQuery.raw(statement, [...parameters]))).rows;
  }

  /** Runs once, within a transaction. */
  async run(queries: Queries): Promise<void> {
    this.#queries = queries;
    await this.up();
    for (const statement of this.#statements) await this.execute(statement);
  }
}
