
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router";
const Home = () => <main><h1>Home</h1><Link to="/about">About</Link></main>;
const About = () => <main><h1>About</h1><Link to="/">Home</Link></main>;
hydrateRoot(document.getElementById("root"), <StrictMode><BrowserRouter><Routes>
  <Route path="/" element={<Home />} /><Route path="/about" element={<About />} />
</Routes></BrowserRouter></StrictMode>);
