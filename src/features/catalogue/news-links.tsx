import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconCalendar from '~icons/lucide/calendar-plus';
import IconFeed from '~icons/lucide/rss';
import { newsPath, type NewsPlace } from '@/domain/catalogue/news-files.ts';

type NewsLinksProps = {
  place: NewsPlace;
  /** « Colmar », « Haut-Rhin », « Terre de Provence » */
  nom: string;
  /** A commune without quêtes yet: the files of its département are used. */
  waiting?: string | undefined;
};

const linkClass = 'inline-flex min-h-11 items-center gap-2 font-bold';

/** « Être prévenu d’une nouvelle quête »: the files of a place to subscribe to, without an account or an address. */
export function NewsLinks({ place, nom, waiting }: NewsLinksProps) {
  return (
    <section aria-labelledby="nouvelles" className="mt-14">
      <h2 id="nouvelles" className="text-2xl">
        <Trans>Être prévenu d’une nouvelle quête</Trans>
      </h2>
      <p className="mt-2 max-w-mesure">
        {waiting !== undefined &&
          t`${waiting} n’a pas encore de quête\u00A0: abonnez-vous à celles du département (${nom}).` +
            ' '}
        <Trans>
          Votre lecteur de flux ou votre agenda vous la montre, sans compte ni adresse
          e-mail. Dans un agenda, choisissez «{'\u00A0'}s’abonner par une adresse
          {'\u00A0'}» et collez celle du lien.
        </Trans>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a href={newsPath(place, 'xml')} className={linkClass}>
            <IconFeed aria-hidden="true" className="size-5 shrink-0" />
            {t`Flux Atom\u00A0: ${nom}`}
          </a>
        </li>
        <li>
          <a href={newsPath(place, 'ics')} className={linkClass}>
            <IconCalendar aria-hidden="true" className="size-5 shrink-0" />
            {t`Agenda iCalendar\u00A0: ${nom}`}
          </a>
        </li>
      </ul>
    </section>
  );
}
