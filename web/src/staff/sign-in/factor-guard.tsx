import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Api } from '../../api/client.ts';
import { codeOf } from '../../api/late/refusals.ts';
import { ApiProvider, useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { accessQuery } from './access.ts';

type AskForFactor = () => Promise<boolean>;

const FactorContext = createContext<AskForFactor>(async () => false);

const loadAskFactor = () => import('./ask-factor.tsx');

/** An open question for the factor. */
interface Question {
  readonly answer: (isGiven: boolean) => void;
  /** Resolves to true when the factor was given, to false when the question was closed. */
  readonly answered: Promise<boolean>;
}

/**
 * Gives its children a client of the API that asks for a second factor when the shop wants one of the last ten minutes. A change that is refused for
 * that waits until the factor is given, and is then sent again as it was. Several changes that wait open one question. Whoever closes the
 * question sees the shop's refusal where they pressed.
 */
export function FactorGuard({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const api = useApi();
  const [question, setQuestion] = useState<Question>();
  // Beside the state, because two changes may ask before the next drawing.
  const openQuestion = useRef<Question>(undefined);
  const { ask, guardedApi } = useMemo(() => {
    const askOnce: AskForFactor = () => {
      openQuestion.current ??= newQuestion();
      setQuestion(openQuestion.current);
      return openQuestion.current.answered;
    };
    return { ask: askOnce, guardedApi: withFactor(api, askOnce) };
  }, [api]);
  // With the page its question goes: nobody can answer it any more, so what waits for the answer is refused.
  useEffect(() => () => openQuestion.current?.answer(false), []);
  // The answer to a question that was closed may come once another is open: that is answered by it, too.
  const close = (isGiven: boolean) => {
    openQuestion.current?.answer(isGiven);
    openQuestion.current = undefined;
    setQuestion(undefined);
  };
  return (
    <>
      <FactorContext value={ask}>
        <ApiProvider api={guardedApi}>{children}</ApiProvider>
      </FactorContext>
      {question && (
        <LatePart
          load={loadAskFactor}
          props={{ onClose: () => close(false), onDone: () => close(true) }}
          failed={(again) => (
            <Modal open onClose={() => close(false)} title={t('frame.partFailed')}>
              <Button onClick={again}>{t('frame.retry')}</Button>
            </Modal>
          )}
        />
      )}
    </>
  );
}

/**
 * For what is no call of the API, such as a file that the browser saves. It is done at once while the second factor is fresh, otherwise once the
 * factor is given; not at all when the question is closed. When the shop cannot say whether it is fresh, a message tells why.
 */
export function useDemandFactor(): (act: () => void) => void {
  const { t } = useI18n();
  const cache = useQueryClient();
  const ask = use(FactorContext);
  const demand = useChange({
    send: async (api, act: () => void) => {
      // The shop lets a member add a factor only while the last one is fresh.
      const { mayEnrol: isFresh } = await cache.fetchQuery(accessQuery(api));
      if (isFresh || (await ask())) act();
    },
    failed: t('staff.failed'),
  });
  return demand.send;
}

function newQuestion(): Question {
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}

/** The methods that change something; a page that reads by itself must not open a question. What also a timer sends goes by `request`. */
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** A method of the client, whose types differ from path to path. */
type Send = (...call: unknown[]) => Promise<unknown>;

/** The same client, whose changes are sent again once the factor is given for which the shop has asked. */
function withFactor(api: Api, ask: AskForFactor): Api {
  const sendWithFactor = async (send: Send, call: unknown[]) => {
    try {
      return await send(...call);
    } catch (error) {
      if (!wantsFactor(error) || !(await ask())) throw error;
      return send(...call);
    }
  };
  const changing = CHANGING.map((method) => {
    const send = api[method] as Send;
    return [method, (...call: unknown[]) => sendWithFactor(send, call)] as const;
  });
  return { ...api, ...Object.fromEntries(changing) };
}

/** Does the shop want a second factor of the last ten minutes? */
const wantsFactor = (error: unknown) => codeOf(error) === 'second_factor_required';
