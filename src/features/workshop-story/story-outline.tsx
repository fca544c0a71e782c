import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import IconEnd from '~icons/lucide/flag';
import IconRemove from '~icons/lucide/trash-2';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import { checkedText, typedText } from '@/domain/typed-field.ts';
import { EtapeEntry } from '@/editing/frame/etape-entry.tsx';
import { PresentList } from '@/editing/frame/present-list.tsx';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { useStable } from '@/editing/session/use-stable.ts';
import { etapeToggleId } from '@/editing/words/etape-words.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import type { StoryViewProps } from '@/editing/frame/story.ts';
import { useReachedIds } from './essais.ts';
import { dropLink, join, joinNew, mayJoin, redirect } from './story-changes.ts';
import {
  linkTitle,
  readTarget,
  storyLines,
  type StoryLine,
  type StoryLink,
  type TypedTarget,
} from './story-lines.ts';

/** The story as a list: each étape with its choices and their targets. The keyboard equivalent of the graph. */
export function StoryOutline({
  parcours,
  session,
  activeId,
  errorCountOf,
  commentaireCountOf,
  signalementCounts,
  others,
  onChoose,
  onLead,
}: StoryViewProps) {
  const lines = useStable(storyLines(parcours));
  const reachedIds = useReachedIds();
  useEffect(() => {
    // Scrolls the selection of the graph or the map into the outline's view.
    if (activeId === null) return;
    document
      .getElementById(etapeToggleId(activeId))
      ?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <ol aria-label="L’histoire, étape par étape" className="space-y-1">
      {lines.map((line, index) => (
        <li
          key={line.id}
          className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
        >
          {line.chapitre !== (lines[index - 1]?.chapitre ?? '') && (
            <h2 className="truncate px-3 pt-3 pb-1 font-titre text-lg">
              {line.chapitre === '' ? 'Sans chapitre' : line.chapitre}
            </h2>
          )}
          <div
            className={classNames(
              'rounded-carte border-2 border-transparent',
              line.id === activeId && 'border-primaire bg-primaire/5',
            )}
          >
            <div className="flex items-center">
              <OutlineRow
                line={line}
                isActive={line.id === activeId}
                isMissed={reachedIds?.has(line.id) === false}
                errorCount={errorCountOf(line.id)}
                commentaireCount={commentaireCountOf(line.id)}
                signalementCount={signalementCounts.get(line.id) ?? 0}
                onChoose={onChoose}
              />
              {others.length > 0 && (
                <PresentList
                  others={others.filter(({ etapeId }) => etapeId === line.id)}
                  etapes={lines}
                  small
                />
              )}
            </div>
            {line.id === activeId ? (
              <WrittenLinks
                line={line}
                lines={lines}
                session={session}
                canAdd={lines.length < limits.etapeCount.max}
                onLead={onLead}
              />
            ) : (
              line.links.length > 0 && <ReadLinks line={line} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

type OutlineRowProps = {
  line: StoryLine;
  isActive: boolean;
  /** True if paths were walked, none through here. */
  isMissed: boolean;
  errorCount: number;
  commentaireCount: number;
  signalementCount: number;
  onChoose: (etapeId: EtapeId) => void;
};

const OutlineRow = memo(function OutlineRow({
  line: { id, numero, titre, fin },
  isMissed,
  onChoose,
  ...entry
}: OutlineRowProps) {
  return (
    <EtapeEntry {...entry} id={id} numero={numero} titre={titre} onSelect={onChoose}>
      {fin !== '' && (
        <span className="flex items-center gap-1.5 text-texte-doux">
          <IconEnd aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">
            Fin{'\u00A0: '}
            {fin}
          </span>
        </span>
      )}
      {isMissed && (
        <span className="block text-texte-doux">Pas encore atteinte à l’essai</span>
      )}
    </EtapeEntry>
  );
});

/** Text of a link without a target. */
function nowhere({ isRemoved }: StoryLink): string {
  return isRemoved ? 'une étape retirée' : 'aucune étape pour l’instant';
}

const ReadLinks = memo(function ReadLinks({ line }: { line: StoryLine }) {
  return (
    <ul
      aria-label={`Choix de l’étape ${line.numero}`}
      className="mb-1 ml-6 space-y-0.5 border-l-2 border-trait pl-4"
    >
      {line.links.map((link) => (
        <li key={link.index} className="text-texte-doux">
          {linkTitle(link.libelle, link.index)}{' '}
          <span className={classNames(link.versLabel === null && 'text-alerte')}>
            <span aria-hidden="true">→ </span>
            <span className="sr-only">mène à </span>
            {link.versLabel ?? nowhere(link)}
          </span>
          {link.asks.length > 0 && <> (si {link.asks.join(', et ')})</>}
        </li>
      ))}
    </ul>
  );
});

type WrittenLinksProps = {
  line: StoryLine;
  lines: readonly StoryLine[];
  session: EditorSession;
  /** True if one more étape is allowed. */
  canAdd: boolean;
  onLead: StoryViewProps['onLead'];
};

/** The choices of the current étape: retargeted, removed, or joined to an existing or a new étape. */
function WrittenLinks({ line, lines, session, canAdd, onLead }: WrittenLinksProps) {
  const { id, numero, fin, links } = line;
  const [said, setSaid] = useState('');
  return (
    <div className="space-y-3 px-3 pt-1 pb-3">
      {fin === '' && links.length > 0 && (
        <ul aria-label={`Choix de l’étape ${numero}`} className="space-y-3">
          {links.map((link) => (
            <li key={link.index} className="flex flex-wrap items-end gap-2">
              <Field
                as="select"
                id={`histoire-${id}-${link.index}`}
                label={
                  <>
                    {linkTitle(link.libelle, link.index)}
                    <span className="sr-only">, mène à</span>
                  </>
                }
                hint={
                  [
                    link.asks.length > 0 && `Si ${link.asks.join(', et ')}.`,
                    link.does.length > 0 && `Alors ${link.does.join(', et ')}.`,
                  ]
                    .filter((words) => words !== false)
                    .join(' ') || undefined
                }
                value={link.vers}
                onChange={(event) => {
                  redirect(session, id, link.index, event.target.value);
                }}
                className="min-w-[min(10rem,100%)] flex-1"
              >
                <option value="">Choisir une étape</option>
                {link.isRemoved && <option value={link.vers}>une étape retirée</option>}
                {lines.map((other) =>
                  other.id === id ? null : (
                    <option key={other.id} value={other.id}>
                      {other.label}
                    </option>
                  ),
                )}
              </Field>
              <RowButton
                icon={<IconRemove aria-hidden="true" className="size-5" />}
                aria-label={`Retirer «\u00A0${linkTitle(link.libelle, link.index)}\u00A0»`}
                onClick={() => {
                  flushSync(() => {
                    dropLink(session, id, link.index);
                    setSaid(
                      `«\u00A0${linkTitle(link.libelle, link.index)}\u00A0» est retiré.`,
                    );
                  });
                  // The button is gone with its line.
                  document.getElementById(etapeToggleId(id))?.focus();
                }}
              >
                Retirer
              </RowButton>
            </li>
          ))}
        </ul>
      )}
      {fin === '' ? (
        <JoinForm
          line={line}
          lines={lines}
          session={session}
          canAdd={canAdd}
          onSaid={setSaid}
        />
      ) : (
        <p className="text-texte-doux">
          L’histoire s’achève ici{'\u00A0'}: aucun choix n’y est proposé.
        </p>
      )}
      <StatusLine>{said}</StatusLine>
      <Button variant="quiet" onClick={() => onLead({ etapeId: id, champ: 'titre' })}>
        Écrire l’étape {numero}
      </Button>
    </div>
  );
}

type JoinFormProps = Omit<WrittenLinksProps, 'onLead'> & {
  onSaid: (words: string) => void;
};

/** A new choice: its text and its target. Writes a whole story by keyboard only. */
function JoinForm({ line, lines, session, canAdd, onSaid }: JoinFormProps) {
  const { id } = line;
  const formId = `histoire-${id}`;
  const others = lines.filter((other) => other.id !== id);
  const refusalOf = (target: TypedTarget): string | undefined => {
    switch (target.type) {
      case 'vide':
        return 'Dites où mène ce choix.';
      case 'plusieurs':
        return 'Plusieurs étapes portent ce titre\u00A0: tapez le numéro de la bonne.';
      case 'etape':
        return target.id === id
          ? 'Un choix ne ramène pas à sa propre étape\u00A0: indiquez-en une autre.'
          : undefined;
      case 'nouvelle':
        if (!canAdd) {
          return 'Aucune étape ne porte ce titre, et il n’y a plus de place pour en ajouter.';
        }
        return target.titre.length > limits.etapeTitre.max
          ? `Un titre a ${limits.etapeTitre.max} signes au plus.`
          : undefined;
    }
  };
  const form = useForm({
    id: formId,
    schema: z.object({
      libelle: typedText(limits.suiteLibelle),
      cible: checkedText((typed) => refusalOf(readTarget(typed, lines))),
    }),
    values: { libelle: '', cible: '' },
  });
  if (line.links.length >= limits.suiteCount.max) {
    return (
      <p className="text-texte-doux">{limits.suiteCount.max} choix au plus par étape.</p>
    );
  }
  return (
    <Form
      form={form}
      send={({ libelle, cible }) => {
        const target = readTarget(cible, lines);
        if (!mayJoin(session, id)) return;
        const words = `«\u00A0${linkTitle(libelle, line.links.length)}\u00A0»`;
        if (target.type === 'nouvelle') {
          joinNew(session, id, { libelle, titre: target.titre });
          onSaid(`${words} mène à une nouvelle étape, «\u00A0${target.titre}\u00A0».`);
        } else if (target.type === 'etape') {
          join(session, id, { libelle, vers: target.id });
          const label = lines.find((other) => other.id === target.id)?.label ?? '';
          onSaid(`${words} mène à l’étape «\u00A0${label}\u00A0».`);
        }
      }}
      onSent={() => form.setFocus('libelle')}
      resets={{ libelle: '', cible: '' }}
      className="space-y-3"
    >
      <Field
        label="Nouveau choix"
        hint={'Ce que lit le joueur\u00A0: «\u00A0Suivre le chat\u00A0».'}
        maxLength={limits.suiteLibelle.max}
        autoComplete="off"
        {...form.field('libelle')}
      />
      <Field
        label="Mène à l’étape"
        hint="Son numéro ou son titre. Un titre nouveau ajoute l’étape."
        list={`${formId}-cibles`}
        autoComplete="off"
        {...form.field('cible')}
      />
      <datalist id={`${formId}-cibles`}>
        {others.map((other) => (
          <option key={other.id} value={other.label} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary">
        Relier
      </Button>
    </Form>
  );
}
