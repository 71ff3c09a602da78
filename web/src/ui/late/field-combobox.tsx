import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame } from './field-frame.tsx';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

export interface ComboboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The suggestions that fit the typed text. */
  suggestions: readonly string[];
  /** Name of the list. */
  listLabel: string;
  error?: string | undefined;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with suggestions: the editable combobox with list autocomplete of the ARIA Authoring Practices. Any text is allowed. */
export function ComboboxField({
  label,
  value,
  onChange,
  suggestions,
  listLabel,
  error,
  hint,
  onBlur,
  className,
  ...input
}: ComboboxFieldProps) {
  const list = useSuggestions(suggestions, onChange);
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={list.isOpen && list.marked >= 0 ? `${control.id}-${list.marked}` : undefined}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              list.open();
            }}
            onKeyDown={list.onKeyDown}
            onBlur={(event) => {
              list.onBlur();
              onBlur?.(event);
            }}
          />
          <SuggestionList id={control.id} label={listLabel} list={list} suggestions={suggestions} />
        </div>
      )}
    </FieldFrame>
  );
}

interface SuggestionListProps {
  id: string;
  label: string;
  list: Suggestions;
  suggestions: readonly string[];
}

function SuggestionList({ id, label, list, suggestions }: SuggestionListProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!list.isOpen}
      className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-field border border-line bg-surface py-1 shadow-raised"
    >
      {list.isOpen &&
        suggestions.map((text, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and listens to the keys.
          <div
            key={text}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.marked}
            className={classNames(
              'cursor-pointer px-3.5 py-2.5',
              index === list.marked ? 'bg-soft text-accent' : 'hover:bg-sunk',
            )}
            // The field keeps the focus: without it the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.choose(text)}
          >
            {text}
          </div>
        ))}
    </div>
  );
}
