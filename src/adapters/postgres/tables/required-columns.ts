/**
 * Reads columns of a row that may be null in general and must not be in this row. The reader throws, naming table, id and column, when
 * there is no value after all.
 */
export function requiredColumns<Row extends { readonly id: string }>(table: string, row: Row) {
  return <Column extends keyof Row & string>(column: Column): NonNullable<Row[Column]> => {
    const value = row[column];
    if (value === null || value === undefined) throw new Error(`${table} ${row.id}: ${column} is missing`);
    return value;
  };
}
