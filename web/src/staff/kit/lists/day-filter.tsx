/** A day by which a list is filtered, in the address; empty for no day. */
export function DayFilter({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="inline-flex h-11 items-center gap-2 rounded-full border border-outline border-dashed px-3.5 text-sm md:h-10">
      <span className="text-muted">{label}</span>
      <input
        type="date"
        value={value}
        min="2020-01-01"
        max="2999-12-31"
        onChange={(event) => onChange(event.target.value)}
        className="bg-transparent text-ink"
      />
    </label>
  );
}
