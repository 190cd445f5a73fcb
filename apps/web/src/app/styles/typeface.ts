import '@hygiene/ui/typeface.css'
