import Link from "next/link";
import { ListForm } from "./list-form.jsx";

export function Catalogue({ page }) {
  return (
    <>
      <div className="hero">
        <nav aria-label="You are here" className="breadcrumbs">
          <ol className="breadcrumbs-list">
            <li className="crumb">
              <Link href="/">Home</Link>
            </li>
            <li className="crumb">
              <span aria-current="page">Products</span>
            </li>
          </ol>
        </nav>
        <h1>Products</h1>
        <p className="hero-lead">{page.lead}</p>
      </div>
      <section className="section">
        <nav aria-label="Categories" className="tabs">
          <ul className="tabs-list">
            {page.tabs.map(({ name, path, count }) => (
              <li key={path}>
                <Link className="tab" href={path}>
                  {name}
                  <span className="tab-count">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ListForm
          facets={page.facets}
          sorts={page.sorts}
          products={page.products}
          total={page.total}
          pages={page.pages}
        />
      </section>
    </>
  );
}
