export default function BlogArticle() {
  return <h1>Blog</h1>;
}
