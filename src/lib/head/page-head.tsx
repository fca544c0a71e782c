import { addressIn, isTranslated, partsOfAddress } from '@/langue/addresses.ts';
import { currentLocale } from '@/langue/current-langue.ts';
import { langues } from '@/langue/langue.ts';
import { env } from '../env/env.ts';

/** The name that every title of the site ends with. */
export const siteName = 'Quêtes & Codes';

type PageHeadProps = {
  /** Of the page alone; the site's name is added. */
  title: string;
  /** One or two sentences, for search engines and shared links. */
  description: string;
  /** The canonical address of the page, from `paths`, without hash. */
  path: string;
  /** The title is complete: the home page's. */
  bareTitle?: boolean | undefined;
  /** `article` for a text with a date and an author. */
  type?: 'website' | 'article' | undefined;
  /** Not to be found by search engines. */
  noindex?: boolean | undefined;
};

/** Title, description, canonical address and share preview. React moves them to the head. */
export function PageHead({
  title,
  description,
  path,
  bareTitle = false,
  type = 'website',
  noindex = false,
}: PageHeadProps) {
  const address = `${env.siteUrl}${path}`;
  return (
    <>
      <title>{bareTitle ? title : `${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {noindex ? <meta name="robots" content="noindex" /> : <Alternates path={path} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={currentLocale().replace('-', '_')} />
    </>
  );
}

/** The same page in each language; French for readers of none of them. */
function Alternates({ path }: { path: string }) {
  const { french } = partsOfAddress(path);
  if (!isTranslated(french)) return null;
  return (
    <>
      {langues.map((langue) => (
        <link
          key={langue}
          rel="alternate"
          hrefLang={langue}
          href={env.siteUrl + addressIn(langue, french)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={env.siteUrl + french} />
    </>
  );
}
