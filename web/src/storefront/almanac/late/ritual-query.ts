import { useSearchParams } from 'react-router-dom';

/** Keeps the ritual that is chosen above a month, for the address of another month or city: `?ritual=…`, or empty. */
export function useRitualQuery(): string {
  const ritual = useSearchParams()[0].get('ritual');
  return ritual ? `?${new URLSearchParams({ ritual })}` : '';
}
