"use client";

import Link from "next/link";
import { useState } from "react";
import { Facets } from "./facets.jsx";
import { Icon } from "./icon.jsx";
import { ProductCard } from "./product-card.jsx";

export function ListForm({ facets, sorts, products, total, pages }) {
  const [compared, setCompared] = useState([]);
  const toggle = (id) =>
    setCompared((old) => (old.includes(id) ? old.filter((own) => own !== id) : [...old, id]));
  return (
    <form className="list-form" action="/product-list" method="get">
      <Facets facets={facets} />
      <div className="results">
        <div className="bar">
          <p className="total" role="status">
            {total} products
          </p>
          <label className="sort">
            <span>Sort by</span>
            <span className="sort-select">
              <select name="sort">
                {sorts.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </select>
              <Icon name="down" />
            </span>
          </label>
        </div>
        <ul className="grid">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} chosen={compared.includes(product.id)} onToggle={toggle} />
            </li>
          ))}
        </ul>
        <Pagination pages={pages} />
      </div>
    </form>
  );
}

function Pagination({ pages }) {
  return (
    <nav aria-label="Pages" className="pagination">
      <ul className="pagination-list">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              className="pagination-page"
              href={`/product-list?page=${number}`}
              aria-label={`Page ${number}`}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>
          <Link className="pagination-page" rel="next" href="/product-list?page=2" aria-label="Next page">
            <Icon name="next" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
