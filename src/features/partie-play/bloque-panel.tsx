import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import {
  blocageDraft,
  forgetBlocage,
  keepBlocage,
  keepConversation,
} from '@/data/conversation/kept-conversations.ts';
import type { NewConversation } from '@/data/conversation/conversation-repository.ts';
import { openConversationMutation } from '@/data/conversation/open-conversation-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { KeptPartie } from '@/data/partie/partie-database.ts';
import {
  blocageLines,
  blocageMessage,
  blocageSujet,
  checkBlocage,
  type Blocage,
} from '@/domain/conversation/blocage.ts';
import { answerWords } from '@/domain/epreuve/answer-words.ts';
import { limits } from '@/domain/limits.ts';
import { etapeOf, suiviOf } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { refusedWords } from '@/lib/errors/refused-error.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { SaidDone } from './said-done.tsx';

type BloquePanelProps = { quete: Quete; kept: KeptPartie; onClose: () => void };

/** Where a player stands, as it may be joined to a message. */
function blocageOf({ contenu }: Quete, { partie, brouillon }: KeptPartie): Blocage {
  const etape = etapeOf(partie, contenu);
  const { erreurCount, indiceCount } = suiviOf(partie, etape.id);
  const { epreuve } = etape;
  const typed = brouillon?.etapeId === etape.id ? brouillon.texte : '';
  return {
    queteTitre: contenu.titre,
    version: partie.version,
    etapeTitre: etape.titre,
    numero: partie.etapeIndex + 1,
    etapeCount: contenu.etapes.length,
    erreurCount,
    indiceCount,
    reponse: epreuve.type === 'aucune' ? '' : answerWords(epreuve, typed),
  };
}

const anonymousName = 'Un joueur';

/** What happened to a message that could not go; its words are still there. */
function failureWords(error: unknown): string {
  const kept = 'Vos mots sont gardés sur cet appareil.';
  if (error instanceof OfflineError) {
    return `Le réseau ne répond pas\u00A0: rien n’est parti. ${kept} Rouvrez «\u00A0Je suis bloqué\u00A0» quand il reviendra, ou passez l’étape.`;
  }
  const refused = refusedWords(error);
  if (refused !== null) return `${refused} ${kept}`;
  if (error instanceof AccessDeniedError) {
    return `Vous venez d’écrire\u00A0: attendez une demi-minute, et pas plus de cinq fois par jour. ${kept}`;
  }
  return `${errorMessage(error)} ${kept}`;
}

type BlocageWords = { nom: string; message: string; joins: boolean };

function conversationOf(
  { id, contenu }: Quete,
  { partie }: KeptPartie,
  blocage: Blocage,
  { nom, message, joins }: BlocageWords,
): NewConversation {
  const contexte = {
    etape: etapeOf(partie, contenu).id,
    version: partie.version,
    indices: blocage.indiceCount,
  };
  return {
    sujet: blocageSujet(blocage),
    nom: nom.trim() === '' ? anonymousName : nom.trim(),
    texte: blocageMessage(message, joins ? blocageLines(blocage) : null),
    insee: contenu.commune.insee,
    ...(joins && {
      contexte,
      objet: { quete: id, etape: contexte.etape, version: contexte.version },
    }),
  };
}

/** « Je suis bloqué »: a message to the team, with where one stands if one agrees. The answer is read on /contact. */
export function BloquePanel({ quete, kept, onClose }: BloquePanelProps) {
  const id = useId();
  const { partie } = kept;
  const etapeId = etapeOf(partie, quete.contenu).id;
  // What is joined is what was shown, whatever happens to the party meanwhile.
  const [blocage] = useState(() => blocageOf(quete, kept));
  const [{ nom, message }, setDraft] = useState(() => blocageDraft(etapeId));
  const [joins, setJoins] = useState(false);
  const [accepts, setAccepts] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const opening = useMutation({
    ...openConversationMutation(useFirebase()),
    // Even where the panel was closed meanwhile.
    onSuccess: (opened, { sujet }) => {
      keepConversation({ id: opened.id, sujet, at: Date.now() });
      forgetBlocage();
    },
  });
  const isOnline = useOnline();

  if (opening.isSuccess) return <Sent onClose={onClose} />;

  const problem = checkBlocage(message);
  const lines = blocageLines(blocage);

  function change(draft: { nom: string; message: string }): void {
    setDraft(draft);
    keepBlocage({ etapeId, ...draft });
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setIsTried(true);
    // To what is to be put right first.
    if (problem !== null) document.getElementById(`${id}-message`)?.focus();
    else if (!accepts) document.getElementById(`${id}-accord`)?.focus();
    if (opening.isPending || problem !== null || !accepts) return;
    opening.mutate(conversationOf(quete, kept, blocage, { nom, message, joins }));
  }

  return (
    <form className="space-y-5 text-lg" noValidate onSubmit={send}>
      <p>
        Une personne lit, et une personne répond, souvent plus tard. «{'\u00A0'}Passer
        l’étape{'\u00A0'}» vous laisse continuer sans attendre.
      </p>
      {!isOnline && (
        <p role="status">
          Il n’y a pas de réseau{'\u00A0'}: écrivez, vos mots sont gardés ici. Ils
          partiront quand vous les enverrez, le réseau revenu.
        </p>
      )}
      <Field
        as="textarea"
        id={`${id}-message`}
        label={'Qu’est-ce qui vous bloque\u202F?'}
        rows={3}
        maxCount={limits.contactMessage.max}
        value={message}
        error={isTried && problem !== null ? problem : undefined}
        onChange={(event) => change({ nom, message: event.currentTarget.value })}
      />
      <Field
        label="Prénom ou surnom"
        optional
        maxLength={limits.contactNom.max}
        autoComplete="off"
        value={nom}
        onChange={(event) => change({ message, nom: event.currentTarget.value })}
      />
      <div>
        <Checkbox id={`${id}-joindre`} checked={joins} onCheckedChange={setJoins}>
          Joindre où j’en suis
        </Checkbox>
        <ul
          aria-label="Ce qui serait joint"
          className="list-disc space-y-1 pl-6 text-base break-words"
        >
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <Checkbox
        id={`${id}-accord`}
        checked={accepts}
        error={
          isTried && !accepts
            ? 'Cochez la case pour que nous puissions garder votre message et y répondre.'
            : undefined
        }
        onCheckedChange={setAccepts}
      >
        J’accepte que mon message soit gardé le temps d’y répondre, puis un an.
      </Checkbox>
      {opening.isError && (
        <Alert tone="alerte" announce="immediate">
          <p>{failureWords(opening.error)}</p>
        </Alert>
      )}
      <Button type="submit" size="large" wide pending={opening.isPending}>
        {opening.isPending ? 'Envoi…' : 'Envoyer le message'}
      </Button>
    </form>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <SaidDone title="Votre message est arrivé">
      <p>
        La réponse se lira sur la page <Link to={paths.contact()}>Nous écrire</Link>,
        depuis cet appareil. En attendant, l’étape peut se passer.
      </p>
      <Button onClick={onClose}>Revenir au jeu</Button>
    </SaidDone>
  );
}
