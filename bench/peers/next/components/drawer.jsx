import Link from "next/link";
import { Icon } from "./icon.jsx";
import { Languages } from "./languages.jsx";
import { Logo } from "./logo.jsx";

export function Drawer({ menu, languages, siteName }) {
  return (
    <dialog id="site-menu" className="drawer" aria-label="Main menu">
      <div className="drawer-head">
        <Logo siteName={siteName} />
        <button type="button" className="drawer-close" aria-label="Close menu">
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Main menu" className="drawer-body">
        <Link className="drawer-entry" href="/">
          Home
        </Link>
        {menu.map((entry) => (
          <DrawerEntry key={entry.path} entry={entry} />
        ))}
        <Languages languages={languages} />
      </nav>
    </dialog>
  );
}

function DrawerEntry({ entry: { name, path, panel } }) {
  if (!panel)
    return (
      <Link className="drawer-entry" href={path}>
        {name}
      </Link>
    );
  return (
    <details className="drawer-section">
      <summary className="drawer-entry">
        {name}
        <Icon name="down" />
      </summary>
      <ul className="drawer-list">
        <li>
          <Link href={path}>All of {name}</Link>
        </li>
      </ul>
    </details>
  );
}
