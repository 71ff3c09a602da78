import { ChevronRight, type LucideIcon } from 'lucide-react';

export interface ChoiceButtonProps {
  title: string;
  hint: string;
  icon: LucideIcon;
  /** What a press does; screen readers say it before the title. */
  action?: string;
  onClick: () => void;
}

/** The button of one choice among several: an icon, a name and a hint. */
export function ChoiceButton({ title, hint, icon: Icon, action, onClick }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="group flex min-h-19 w-full items-center gap-4 rounded-card border border-line bg-bg px-4 py-3 text-left transition-colors duration-150 hover:border-outline hover:bg-soft"
    >
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-soft text-accent group-hover:bg-soft-strong">
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className="grow">
        <span className="block font-semibold">
          {action && <span className="sr-only">{action} </span>}
          {title}
        </span>
        <span className="block text-muted text-sm">{hint}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-muted" />
    </button>
  );
}
