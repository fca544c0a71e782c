import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { isClosed, isDangerous } from '@/domain/signalement/grouped.ts';
import { motifNames } from '@/domain/signalement/signalement.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { classNames } from '@/ui/class-names.ts';
import { useDeskPlace, type InboxQuery, rowId } from './desk-place.ts';
import { reportTitle } from './etape-reports.tsx';
import type { InboxReport } from './use-reports.ts';

type ConversationListProps = {
  conversations: readonly Conversation[];
  reports: readonly InboxReport[];
  /** Id of the open one. */
  openId: string | null;
  /** Uid of the reader. */
  uid: string;
  /** The address of this part of the inbox. */
  query: InboxQuery;
};

/** Conversations and reports of one part of the inbox: dangers first, then newest. */
export function ConversationList({
  conversations,
  reports,
  openId,
  uid,
  query,
}: ConversationListProps) {
  const [today] = useState(() => formatDate(Date.now()));
  const { hrefOf } = useDeskPlace();
  const rows = [
    ...conversations.map((conversation) => ({
      id: conversation.id,
      isFirst: false,
      at: conversation.dernier.at,
      shown: <Row conversation={conversation} uid={uid} today={today} />,
    })),
    ...reports.map((report) => ({
      id: report.id,
      isFirst: isDangerous(report.group) && !isClosed(report.group),
      at: report.group.signalements[0]?.at ?? 0,
      shown: <ReportRow report={report} today={today} />,
    })),
  ].toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.at - a.at);
  return (
    <ul className="divide-y divide-trait border-y border-trait">
      {rows.map(({ id, shown }) => (
        <li key={id}>
          <Link
            id={rowId(id)}
            to={hrefOf({ ...query, conversation: id })}
            aria-current={id === openId ? 'true' : undefined}
            className="block px-3 py-3 text-texte no-underline hover:bg-texte/4 aria-[current=true]:bg-primaire/8"
          >
            {shown}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type LinesProps = {
  title: string;
  isBold: boolean;
  time: string;
  children: ReactNode;
};

function Lines({ title, isBold, time, children }: LinesProps) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <strong className={classNames('truncate', !isBold && 'font-normal')}>
          {title}
        </strong>
        <span className="shrink-0 text-texte-doux">{time}</span>
      </span>
      {children}
    </>
  );
}

type RowProps = { conversation: Conversation; uid: string; today: string };

function Row({ conversation, uid, today }: RowProps) {
  const { sujet, nom, dernier, nonLus, assigne, signalee } = conversation;
  const isFromTeam = dernier.auteur !== conversation.uid;
  return (
    <Lines
      title={nom === '' ? 'Sans nom' : nom}
      isBold={nonLus.equipe > 0}
      time={shortTime(dernier.at, today)}
    >
      <span className={classNames('block truncate', nonLus.equipe > 0 && 'font-bold')}>
        {sujet}
      </span>
      <span className="block truncate text-texte-doux">
        {isFromTeam ? `L’équipe\u00A0: ${dernier.texte}` : dernier.texte}
      </span>
      <span className="flex flex-wrap gap-x-3 empty:hidden">
        {nonLus.equipe > 0 && (
          <span className="font-bold text-primaire-fort">
            {formatCount(nonLus.equipe, 'message à lire', 'messages à lire')}
          </span>
        )}
        {assigne !== undefined && (
          <span className="text-texte-doux">
            {assigne === uid ? 'Vous vous en occupez' : 'Un collègue s’en occupe'}
          </span>
        )}
        {signalee !== undefined && (
          <span className="text-texte-doux">Signalée à l’équipe</span>
        )}
      </span>
    </Lines>
  );
}

function ReportRow({
  report: { group, quete },
  today,
}: {
  report: InboxReport;
  today: string;
}) {
  const { signalements, motifs, queteId } = group;
  return (
    <Lines
      title={reportTitle(group, quete)}
      isBold={!isClosed(group)}
      time={shortTime(signalements[0]?.at ?? 0, today)}
    >
      <span className="block truncate">
        {quete === undefined ? queteId : typographie(quete.contenu.titre)}
      </span>
      <span className="block truncate text-texte-doux">
        {motifs.map(({ motif }) => t(motifNames[motif])).join(' · ')}
      </span>
      <span className="font-bold text-primaire-fort">
        {formatCount(signalements.length, 'signalement', 'signalements')}
      </span>
    </Lines>
  );
}

/** The hour of a message of today, the day of another. */
function shortTime(at: number, today: string): string {
  const day = formatDate(at);
  return day === today ? formatHeure(at) : day;
}
