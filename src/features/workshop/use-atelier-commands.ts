import type { Etape } from '@/domain/etape/etape.ts';
import type { useEtapeMoves } from '@/editing/fields/use-etape-moves.ts';
import type { EditorSession, EditorView } from '@/editing/session/editor-session.ts';
import { etapeTitle } from '@/editing/words/etape-words.ts';
import type { Command } from '@/ui/commands/command.ts';
import type { Subject } from './subject.ts';
import type { Volet } from './volets.ts';

type AtelierCommandsOptions = {
  view: EditorView;
  session: EditorSession;
  /** The parcours is written as a story. */
  hasStory: boolean;
  /** The étape that is written; null while something else is. */
  active: Etape | null;
  canAdd: boolean;
  moves: ReturnType<typeof useEtapeMoves>;
  goTo: (volet: Volet) => void;
  write: (subject: Subject) => void;
  /** The last step: publishing, or submitting. */
  publish: { label: string; run: () => void };
  show: (subject: Subject) => void;
  download: () => void;
  ask: (dialog: 'commandes' | 'raccourcis') => void;
  /** Whether a shortcut of one sign is wanted (WCAG 2.1.4). */
  hasPlainKey: boolean;
};

/** Everything that can be asked of the workshop by key or by name: the one table of shortcuts, list and palette. */
export function useAtelierCommands({
  view: { parcours, history, snapshot },
  session,
  hasStory,
  active,
  canAdd,
  moves,
  goTo,
  write,
  publish,
  show,
  download,
  ask,
  hasPlainKey,
}: AtelierCommandsOptions): Command[] {
  const { etapes } = parcours;
  const index = active === null ? -1 : etapes.indexOf(active);
  const neighbour = (by: -1 | 1): Command['run'] | undefined => {
    const next = etapes[index + by];
    return next && (() => write({ type: 'etape', etapeId: next.id }));
  };
  const onActive = (act: (etape: Etape) => void) => () => {
    if (active !== null) act(active);
  };
  const nothing = () => undefined;
  const [before, after] = [neighbour(-1), neighbour(1)];

  return [
    {
      id: 'commandes',
      label: 'Que faire\u202F?',
      keys: '$mod+k',
      run: () => ask('commandes'),
    },
    {
      id: 'raccourcis',
      label: 'Voir les raccourcis du clavier',
      ...(hasPlainKey ? { keys: '[Shift]+?', alias: '$mod+/' } : { keys: '$mod+/' }),
      run: () => ask('raccourcis'),
    },
    {
      id: 'annuler',
      label: 'Annuler',
      keys: '$mod+z',
      isIdle: history.done.length === 0,
      run: session.undo,
    },
    {
      id: 'retablir',
      label: 'Rétablir',
      keys: '$mod+Shift+z',
      alias: '$mod+y',
      isIdle: history.undone.length === 0,
      run: session.redo,
    },
    {
      id: 'etapes',
      label: 'Aller à la liste',
      keys: 'Alt+Digit1',
      run: () => goTo('etapes'),
    },
    {
      id: 'carte',
      label: 'Aller à la carte',
      keys: 'Alt+Digit2',
      run: () => goTo('carte'),
    },
    {
      id: 'texte',
      label: 'Aller au texte',
      keys: 'Alt+Digit3',
      run: () => goTo('texte'),
    },
    {
      id: 'apercu',
      label: 'Voir comme un joueur',
      keys: 'Alt+Digit4',
      run: () => goTo('apercu'),
    },
    ...(hasStory
      ? [
          {
            id: 'graphe',
            label: 'Aller au graphe',
            keys: 'Alt+Digit5',
            run: () => goTo('graphe'),
          },
          {
            id: 'essai',
            label: 'Essayer l’histoire',
            keys: 'Alt+Digit6',
            run: () => goTo('essai'),
          },
        ]
      : []),
    {
      id: 'precedente',
      label: 'Écrire l’étape précédente',
      keys: 'Alt+ArrowUp',
      isIdle: before === undefined,
      run: before ?? nothing,
    },
    {
      id: 'suivante',
      label: 'Écrire l’étape suivante',
      keys: 'Alt+ArrowDown',
      isIdle: after === undefined,
      run: after ?? nothing,
    },
    {
      id: 'monter',
      label: 'Monter cette étape',
      keys: 'Alt+Shift+ArrowUp',
      isIdle: index <= 0,
      run: onActive(({ id }) => moves.move(id, -1)),
    },
    {
      id: 'descendre',
      label: 'Descendre cette étape',
      keys: 'Alt+Shift+ArrowDown',
      isIdle: active === null || index === etapes.length - 1,
      run: onActive(({ id }) => moves.move(id, 1)),
    },
    {
      id: 'ajouter',
      label: 'Ajouter une étape',
      keys: 'Alt+KeyN',
      isIdle: !canAdd,
      run: moves.add,
    },
    {
      id: 'fichiers',
      label: 'Ajouter des étapes depuis des fichiers',
      isIdle: !canAdd,
      run: () => show({ type: 'fichiers' }),
    },
    {
      id: 'retirer',
      label: 'Retirer cette étape',
      isIdle: active === null || etapes.length === 1,
      run: onActive(({ id }) => moves.remove(id)),
    },
    {
      id: 'parcours',
      label: 'Écrire ce qui se dit du parcours',
      run: () => write({ type: 'parcours' }),
    },
    {
      id: 'marche',
      label: 'Essayer le parcours en marchant',
      run: () => show({ type: 'marche' }),
    },
    { id: 'publier', ...publish },
    {
      id: 'historique',
      label: 'Voir l’historique',
      run: () => show({ type: 'historique' }),
    },
    ...(session.store.commentaires === null || snapshot === null
      ? []
      : [
          {
            id: 'membres',
            label: 'Voir les membres',
            run: () => show({ type: 'membres' }),
          },
          {
            id: 'traductions',
            label: 'Traduire le parcours',
            run: () => show({ type: 'traductions' }),
          },
        ]),
    { id: 'export', label: 'Prendre une copie', run: () => show({ type: 'export' }) },
    { id: 'imprimer', label: 'Imprimer', run: () => show({ type: 'imprimer' }) },
    ...(session.store.commentaires === null
      ? []
      : [
          {
            id: 'commentaires',
            label: 'Voir les commentaires',
            run: () => show({ type: 'commentaires' }),
          },
        ]),
    { id: 'copie', label: 'Prendre une copie du texte seul', run: download },
    ...etapes.map((etape, at): Command => ({
      id: `etape-${etape.id}`,
      label: `Écrire l’étape ${at + 1}\u00A0: ${etapeTitle(etape)}`,
      run: () => write({ type: 'etape', etapeId: etape.id }),
    })),
  ];
}
