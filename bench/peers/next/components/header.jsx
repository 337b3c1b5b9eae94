"use client";

import Link from "next/link";
import { useState } from "react";
import { Drawer } from "./drawer.jsx";
import { Icon } from "./icon.jsx";
import { Languages } from "./languages.jsx";
import { Logo } from "./logo.jsx";

export function Header({ menu, languages, siteName }) {
  const [open, setOpen] = useState("");
  return (
    <header className="header">
      <nav className="desktop-bar" aria-label="Main menu">
        <ul className="desktop-menu">
          {menu.map((entry) => (
            <MenuItem key={entry.path} entry={entry} open={open === entry.path} onOpen={setOpen} />
          ))}
          <li className="menu-item">
            <Link className="search-open" href="/search" aria-label="Search">
              <Icon name="search" />
            </Link>
          </li>
          <li className="desktop-languages">
            <button type="button" className="language-button" popoverTarget="languages">
              <Icon name="globe" />
              <span>English</span>
            </button>
            <div id="languages" popover="auto" className="language-popover">
              <Languages languages={languages} />
            </div>
          </li>
          <li className="desktop-logo">
            <Logo siteName={siteName} />
          </li>
        </ul>
      </nav>
      <div className="mobile-bar">
        <Logo siteName={siteName} />
        <Link className="mobile-button" href="/search" aria-label="Search">
          <Icon name="search" />
        </Link>
        <button type="button" className="mobile-button" aria-label="Open menu">
          <Icon name="menu" />
        </button>
      </div>
      <Drawer menu={menu} languages={languages} siteName={siteName} />
    </header>
  );
}

function MenuItem({ entry: { name, path, panel }, open, onOpen }) {
  const id = `panel${path.replaceAll("/", "-")}`;
  return (
    <li className="menu-item">
      <Link className="menu-link" href={path}>
        {name}
      </Link>
      {panel && (
        <>
          <button
            type="button"
            className="menu-more"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Show ${name}`}
            onClick={() => onOpen(open ? "" : path)}
          >
            <Icon name="down" />
          </button>
          <div id={id} className="panel">
            <div className="panel-scroll" />
          </div>
        </>
      )}
    </li>
  );
}
