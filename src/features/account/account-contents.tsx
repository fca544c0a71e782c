/** The parts of one's page, in their order. */
const accountParts = [
  { id: 'carnet', title: 'Mon carnet' },
  { id: 'favoris', title: 'Mes quêtes préférées' },
  { id: 'parcours', title: 'Mes parcours' },
  { id: 'messages', title: 'Mes messages' },
  { id: 'profil', title: 'Mon profil' },
  { id: 'connexion', title: 'Connexion et sécurité' },
  { id: 'donnees', title: 'Mes données' },
] as const;

/** The table of contents: beside the page where there is room, above it elsewhere. */
export function AccountContents() {
  return (
    <nav
      aria-label="Sur cette page"
      className="menu print:hidden lg:sticky lg:top-6 lg:w-56 lg:shrink-0"
    >
      <ul className="flex flex-wrap gap-x-6 lg:flex-col">
        {accountParts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
