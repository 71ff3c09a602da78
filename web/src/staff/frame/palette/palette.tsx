import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useFirstFocus } from '../../kit/forms/use-first-focus.ts';
import { ErrorCard } from '../../kit/page/page-parts.tsx';
import type { Section } from '../../sections.ts';
import { PaletteField } from './palette-field.tsx';
import { type Command, useCommands } from './use-commands.ts';

export interface PaletteProps {
  sections: readonly Section[];
  /** What was typed before this was loaded. */
  begun: { readonly current: string };
  onClose: () => void;
}

const { InputBlur, InputKeyDownEnter, ItemClick, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** The field of the palette, and below it the commands that fit; arrows mark a command, Enter or a press runs it. */
export default function Palette({ sections, begun, onClose }: PaletteProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(() => begun.current);
  const { groups, failures, isBusy } = useCommands(typed, sections);
  const items = groups.flatMap(({ commands }) => commands);
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Command>({
    items,
    isOpen: true,
    selectedItem: null,
    initialInputValue: typed,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: (command) => command?.text ?? '',
    stateReducer: keepTyping,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onClose();
      selectedItem.run();
    },
  });
  const draw = (command: Command) => {
    const index = items.indexOf(command);
    return (
      <CommandLine
        key={command.key}
        command={command}
        isMarked={index === highlightedIndex}
        {...getItemProps({ item: command, index })}
      />
    );
  };
  return (
    <div className="flex flex-col gap-3 pt-1.5">
      <PaletteField {...getInputProps({ ref: useFirstFocus(), onKeyDown: leaveEscape })} />
      {failures.map(({ title, error, retry }) => (
        <ErrorCard key={title} title={t('staff.paletteFailed', { name: title })} error={error} onRetry={retry} />
      ))}
      <div {...getMenuProps({ 'aria-label': t('staff.palette') })} className="flex flex-col gap-3">
        {groups.map(({ title, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-3 pb-1 text-muted text-xs">
              {title}
            </p>
            {commands.map(draw)}
          </div>
        ))}
      </div>
      <p role="status" className={classNames('px-3 text-muted text-sm', items.length > 0 && !isBusy && 'sr-only')}>
        {isBusy ? t('staff.paletteBusy') : t('staff.paletteFound', { count: items.length })}
      </p>
    </div>
  );
}

/** Leaving the field or the list changes nothing, and a command that is run does not replace what is typed. */
function keepTyping(
  state: UseComboboxState<Command>,
  { type, changes }: UseComboboxStateChangeOptions<Command>,
): Partial<UseComboboxState<Command>> {
  if (type === InputBlur || type === MenuMouseLeave) return state;
  return type === InputKeyDownEnter || type === ItemClick ? { ...changes, inputValue: state.inputValue } : changes;
}

/** Escape closes the dialog; the combobox would take it for itself. */
function leaveEscape({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

interface CommandLineProps extends React.ComponentProps<'div'> {
  command: Command;
  isMarked: boolean;
}

function CommandLine({ command: { text, detail, keys }, isMarked, ...item }: CommandLineProps) {
  return (
    <div
      {...item}
      className={classNames(
        'flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-field px-3 py-1.5',
        isMarked && 'bg-soft text-accent',
      )}
    >
      <span className="wrap-anywhere min-w-0 grow">
        {text}
        {detail && <span className="block text-muted text-xs">{detail}</span>}
      </span>
      {keys && (
        <kbd className="shrink-0 rounded-md border border-line bg-bg px-2 py-0.5 font-mono text-muted text-xs pointer-coarse:hidden">
          {keys}
        </kbd>
      )}
    </div>
  );
}
