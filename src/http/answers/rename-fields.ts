import { type FieldError, ShopError } from '#kernel/errors.ts';

/** Throws a refusal again with its fields named as in the contract, where a command names them otherwise. */
export function renameFields(rename: (path: FieldError['path']) => FieldError['path']) {
  return (error: unknown): never => {
    if (!(error instanceof ShopError) || !error.details.fields) throw error;
    const fields = error.details.fields.map((field) => ({ ...field, path: rename(field.path) }));
    throw new ShopError(error.code, { ...error.details, fields });
  };
}
