/** Why the shop did not take what was sent, in the words of the answer; nothing without an error. */
export function FormError({ error }: { readonly error: Error | null | undefined }) {
  return (
    error && (
      <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 text-danger text-sm">
        {error.message}
      </p>
    )
  );
}
