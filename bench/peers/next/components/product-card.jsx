import Link from "next/link";

const sizes = "(width >= 950px) 20vw, (width >= 600px) 46vw, 92vw";

export function ProductCard({ product, chosen, onToggle }) {
  const { id, model, name, summary, image, figures } = product;
  return (
    <article className="card">
      <div className="card-ground">
        <div className="card-shot">
          <picture className="picture">
            <source type="image/avif" srcSet={image.avif} sizes={sizes} />
            <source type="image/webp" srcSet={image.webp} sizes={sizes} />
            <img
              className="image"
              alt=""
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
              src={image.src}
            />
          </picture>
        </div>
      </div>
      <div className="card-words">
        <p className="card-model">{model}</p>
        <h2 className="card-name">
          <Link href={`/products/${id}`}>{name}</Link>
        </h2>
        <p className="card-summary">{summary}</p>
      </div>
      <dl className="figures">
        {figures.map(({ label, value, unit }) => (
          <div key={label} className="figure">
            <dt className="figure-name">{label}</dt>
            <dd className="figure-value">
              {value}
              {unit && <span className="figure-unit">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="card-control">
        <label className="tick">
          <input
            type="checkbox"
            name="compare"
            value={id}
            checked={chosen}
            onChange={() => onToggle(id)}
            aria-label={`Compare ${model}`}
          />
          Compare
        </label>
      </div>
    </article>
  );
}
