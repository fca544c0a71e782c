import { classNames } from '@/ui/class-names.ts';

type PageContentsProps = {
  parts: readonly { id: string; title: string }[];
  className?: string | undefined;
};

/** Contents of a long page, along the line; beside the text if there is room. */
export function PageContents({ parts, className }: PageContentsProps) {
  return (
    <nav aria-labelledby="sommaire" className={classNames('print:hidden', className)}>
      <h2 id="sommaire" className="font-texte text-base tracking-normal">
        Sur cette page
      </h2>
      <div className="mt-2 flex gap-4">
        <span
          aria-hidden="true"
          className="w-0.5 shrink-0 rounded-pilule bg-fil text-primaire"
        />
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center py-1 no-underline hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
