import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { AreaField, type AreaFieldProps } from '../../ui/late/field-area.tsx';

interface BodyFieldProps extends AreaFieldProps {
  value: string;
  /** The name of the button for a picture: its words and the language of the text. */
  pictureName: string;
  /** Somebody wants a picture at the cursor, or has dropped one on a place of the text. */
  onPicture: (position: number, file?: File) => void;
}

/** A field for a text in markdown, with a button that puts a picture at the cursor. */
export function BodyField({ pictureName, onPicture, ...area }: BodyFieldProps) {
  const { t } = useI18n();
  // Browsers disagree where the cursor is before anybody has set it: then a picture comes to the end.
  const cursor = useRef<{ readonly text: string; readonly position: number }>(undefined);
  const cursorPlace = () => (cursor.current ? placeIn(area.value, cursor.current) : area.value.length);
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    // Not every browser tells which place in a field is under the mouse.
    const dropped = document.caretPositionFromPoint?.(event.clientX, event.clientY);
    onPicture(dropped?.offsetNode === event.currentTarget ? dropped.offset : cursorPlace(), file);
  };
  return (
    <div className="flex flex-col">
      <AreaField
        {...area}
        onSelect={({ currentTarget }) => {
          cursor.current = { text: currentTarget.value, position: currentTarget.selectionEnd };
        }}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={onDrop}
      />
      <Button
        variant="quiet"
        aria-label={pictureName}
        className="-mx-2 self-start px-2!"
        onClick={() => onPicture(cursorPlace())}
      >
        <ImagePlus size={18} aria-hidden="true" />
        {t('content.insertPicture')}
      </Button>
    </div>
  );
}

/** Where the cursor of a text is since a picture was put into it: behind the picture, if that came at the cursor or before it. */
function placeIn(now: string, { text, position }: { readonly text: string; readonly position: number }): number {
  const behind = text.slice(position).trimStart();
  return now !== text && now.endsWith(behind) ? now.length - behind.length : position;
}
