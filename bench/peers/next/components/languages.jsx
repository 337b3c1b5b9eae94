export function Languages({ languages }) {
  return (
    <div className="language-group">
      <p className="language-title">Language</p>
      <ul className="language-list">
        {languages.map(({ name, lang, path }) => (
          <li key={lang}>
            <a className="language-link" href={path} lang={lang} hrefLang={lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
