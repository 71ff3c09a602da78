import type { ComponentProps } from 'react';

interface FileLabelProps extends ComponentProps<'label'>, Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled'> {
  onChoose: (files: readonly File[]) => void;
}

/** A label by which files are chosen. Its control is not seen, so the label looks like a button, or holds what does. */
export function FileLabel({ accept, multiple, disabled, onChoose, children, ...label }: FileLabelProps) {
  return (
    <label {...label}>
      {children}
      <input
        type="file"
        className="sr-only"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Otherwise the same file could not be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
