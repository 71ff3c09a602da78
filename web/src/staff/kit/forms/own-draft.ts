import { usePanel } from '../page/panel.tsx';

/** The name of what somebody types about a thing. Whoever signs in next in this tab must not find what somebody else typed. */
export function usePersonalPlace(about: string): string {
  return `${usePanel().member.id} ${about}`;
}

interface Drafts<Draft> {
  readonly read: () => Draft | undefined;
  readonly forget: () => void;
}

/** The draft of one person about one thing, in a memory that holds a single draft for all of them. */
export function ownDraft<Draft>(drafts: Drafts<Draft>, isOwn: (draft: Draft) => boolean) {
  const read = () => {
    const draft = drafts.read();
    return draft && isOwn(draft) ? draft : undefined;
  };
  const drop = () => {
    if (read()) drafts.forget();
  };
  return { read, drop };
}
