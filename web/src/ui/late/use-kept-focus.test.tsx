import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { playBrowserDialogs } from '../../../testing/browser-dialogs.ts';
import { useDialog } from '../use-dialog.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useKeptFocus } from './use-kept-focus.ts';

playBrowserDialogs();
afterEach(cleanup);

type Step = 'begun' | 'asked' | 'done' | 'over';

function Dialog({ onSend }: { onSend: () => void }) {
  return (
    <dialog {...useDialog(true, () => undefined)}>
      <button type="button" onClick={onSend}>
        Send
      </button>
    </dialog>
  );
}

/** Its button opens a dialog, and is gone with what is done there: before the dialog, or with it. The shop answers a moment later. */
function Part({ answers }: { answers: readonly Step[] }) {
  const [step, setStep] = useState<Step>('begun');
  const send = async () => {
    for await (const answer of answers) setStep(answer);
  };
  return (
    <div {...useKeptFocus()} data-testid="part">
      {(step === 'begun' || step === 'asked') && (
        <button type="button" onClick={() => setStep('asked')}>
          Begin
        </button>
      )}
      {(step === 'asked' || step === 'done') && <Dialog onSend={send} />}
    </div>
  );
}

test.each<{ answers: Step[] }>([{ answers: ['done', 'over'] }, { answers: ['over'] }])(
  'when the button that opened a dialog is gone the part has the focus, and not the page: $answers',
  async ({ answers }) => {
    render(
      <main tabIndex={-1}>
        <Part answers={answers} />
      </main>,
    );
    const begin = screen.getByText('Begin');
    begin.focus();
    fireEvent.click(begin);
    expect(document.activeElement).toBe(screen.getByText('Send'));
    fireEvent.click(screen.getByText('Send'));
    await waitFor(() => expect(screen.queryByText('Send')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('part')));
  },
);

test('whoever has left the part is not taken back to it when a control there is gone', () => {
  const draw = (isDone: boolean) => <Drawn isDone={isDone} />;
  const { rerender } = render(draw(false));
  const button = screen.getByText('Do it');
  button.focus();
  button.blur();
  rerender(draw(true));
  expect(document.activeElement).toBe(document.body);
});

function Drawn({ isDone }: { isDone: boolean }) {
  return <div {...useKeptFocus()}>{!isDone && <button type="button">Do it</button>}</div>;
}

/** A button gives way to a form and comes back; what the part itself shows is drawn anew together with that. */
function Opening() {
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  return (
    <div {...useKeptFocus()}>
      <button key={String(isOpen)} ref={isOpen ? undefined : opener} type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Save' : 'Open'}
      </button>
    </div>
  );
}

test('a button that comes back has the focus, also where the part around it has taken it in the same moment', () => {
  render(<Opening />);
  for (const name of ['Open', 'Save']) {
    screen.getByText(name).focus();
    fireEvent.click(screen.getByText(name));
  }
  expect(document.activeElement).toBe(screen.getByText('Open'));
});
